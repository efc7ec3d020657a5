/** The calls of the profile builder. After each change everything the page shows is read again. */
import type { AcademicsValues, AthleteProfile, SeasonValues } from '@faircourt/contracts/athletes';
import type { VideoValues } from '@faircourt/contracts/videos';
import type { FileKind } from '@faircourt/contracts/vocabulary';
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { uploadFile, type Upload } from '../../../api/upload-file.ts';

const profileKey = ['profile'] as const;
export const ownProfileKey = [...profileKey, 'own'] as const;
/** An edit may cost a badge and brings open questions up to date. */
const TOUCHED = [profileKey, ['verifications', 'own']] as const;

/** Below the life of a file key, so that the photo and the transcript can always be opened. */
const REFRESH_MS = 4 * 60 * 1000;

export function useOwnProfile() {
  return useQuery({
    queryKey: ownProfileKey,
    queryFn: ({ signal }) => answerOf(api.GET('/api/profile', { signal })),
    refetchInterval: REFRESH_MS,
    // Another tab may have saved meanwhile.
    refetchOnWindowFocus: 'always',
  });
}

export function useOwnVideos() {
  return useQuery({
    queryKey: [...profileKey, 'videos'],
    queryFn: async ({ signal }) => (await answerOf(api.GET('/api/profile/videos', { signal }))).videos,
  });
}

export function useOwnSeasons() {
  return useQuery({
    queryKey: [...profileKey, 'seasons'],
    queryFn: ({ signal }) => answerOf(api.GET('/api/profile/seasons', { signal })),
  });
}

export function useOwnMeasurements() {
  return useQuery({
    queryKey: [...profileKey, 'measurements'],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/api/profile/measurements', { signal }))).measurements,
  });
}

export function useViewsBefore(day: string) {
  return useInfiniteQuery({
    queryKey: [...profileKey, 'views', day],
    initialPageParam: day,
    queryFn: ({ signal, pageParam: after }) =>
      answerOf(api.GET('/api/profile/views', { signal, params: { query: { after } } })),
    getNextPageParam: ({ next }) => next,
  });
}

/** A whole form, and what was changed in it: the rest may be old, since another page can have saved meanwhile. */
interface Save<Body> {
  body: Body;
  changed: (keyof Body & string)[];
}

/** Before the first save there is nothing to keep: all of it is taken. Where nothing was changed, nothing is sent. */
export function useSaveProfile() {
  return useChange(async ({ body, changed }: Save<AthleteProfile>) => {
    const { athlete } = changed.length === 0 ? await readProfile() : { athlete: null };
    return athlete ?? answerOf(api.PUT('/api/profile', { body, params: { query: { changed } } }));
  }, BEFORE_RELOAD);
}

export function useSaveAcademics() {
  return useChange(async ({ body, changed }: Save<AcademicsValues>) => {
    const { academics } = changed.length === 0 ? await readProfile() : { academics: null };
    return academics ?? answerOf(api.PUT('/api/profile/academics', { body, params: { query: { changed } } }));
  }, BEFORE_RELOAD);
}

function readProfile() {
  return answerOf(api.GET('/api/profile'));
}

/** For a save that was not followed by a reload, since its page was left. */
export function useReadAgain() {
  const queryClient = useQueryClient();
  return () => readAgain(queryClient);
}

export function useAddVideo() {
  return useChange((body: VideoValues) => answerOf(api.POST('/api/profile/videos', { body })));
}

export function useSetVideoPublic() {
  return useChange(({ id, isPublic }: { id: string; isPublic: boolean }) =>
    answerOf(api.PATCH('/api/profile/videos/{id}', { ...at(id), body: { is_public: isPublic } })),
  );
}

export function useDeleteVideo() {
  return useChange((id: string) => api.DELETE('/api/profile/videos/{id}', at(id)));
}

export function useRestoreVideo() {
  return useChange((id: string) => answerOf(api.POST('/api/profile/videos/{id}/restore', at(id))));
}

/** Without an id it is a new season. */
export function useSaveSeason() {
  return useChange(({ id, body }: { id: string | null; body: SeasonValues }) =>
    answerOf(
      id === null
        ? api.POST('/api/profile/seasons', { body })
        : api.PUT('/api/profile/seasons/{id}', { ...at(id), body }),
    ),
  );
}

export function useDeleteSeason() {
  return useChange((id: string) => api.DELETE('/api/profile/seasons/{id}', at(id)));
}

export function useUploadFile(kind: FileKind) {
  return useChange((upload: Omit<Upload, 'path'>) =>
    uploadFile({ ...upload, path: `/api/profile/files/${kind}` }),
  );
}

export function useDeleteFile(kind: FileKind) {
  return useChange(() => api.DELETE('/api/profile/files/{kind}', { params: { path: { kind } } }));
}

/** The next document reads everything; until then these answers would only tell of a badge and be gone with the page. */
const BEFORE_RELOAD = { isReloading: true };

/** Loads again after a failure too: what the page shows may be what has changed meanwhile. */
function useChange<Given, Answer>(
  mutationFn: (given: Given) => Promise<Answer>,
  { isReloading = false }: { isReloading?: boolean } = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: (_answer, error) => {
      if (error || !isReloading) readAgain(queryClient);
    },
  });
}

function readAgain(queryClient: QueryClient): void {
  for (const queryKey of TOUCHED) void queryClient.invalidateQueries({ queryKey });
}

function at(id: string) {
  return { params: { path: { id } } };
}
