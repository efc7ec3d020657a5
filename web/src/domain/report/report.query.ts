/** Sending a report. Nothing that a page shows changes by it. */
import type { ReportThing } from '@faircourt/contracts/moderation';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

export type ReportTarget =
  | { kind: 'profile' | 'photo'; id: string }
  | { kind: 'video' | 'post' | 'coach'; id: string };

export function useSendReport() {
  return useMutation({
    mutationFn: async ({ target, body }: { target: ReportTarget; body: ReportThing }): Promise<void> => {
      const params = { path: { id: target.id } };
      switch (target.kind) {
        case 'profile':
        case 'photo':
          await api.POST('/api/athletes/{id}/report', { params, body: { ...body, part: target.kind } });
          return;
        case 'video':
          await api.POST('/api/videos/{id}/report', { params, body });
          return;
        case 'post':
          await api.POST('/api/posts/{id}/report', { params, body });
          return;
        case 'coach':
          await api.POST('/api/coaches/{id}/report', { params, body });
      }
    },
  });
}
