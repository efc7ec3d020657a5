/** What a director writes for the countries of the region: listed, opened, saved, shown to everybody and taken back. */
import {
  postImageSchema,
  type EditedPost,
  type Post,
  type PostImage,
  type PostInput,
  type PostList,
} from '@faircourt/contracts/posts';
import type { PostStatus } from '@faircourt/contracts/vocabulary';
import {
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { uploadFile, type Upload } from '../../api/upload-file.ts';

const listsKey = ['posts', 'list'] as const;
const postKey = (id: string) => ['posts', id] as const;

/** Below the life of the file key that shows the pictures of a post which is not published. */
const FRESH_MS = 4 * 60_000;

export function usePosts(status: PostStatus, isAllowed: boolean) {
  return useInfiniteQuery({
    queryKey: [...listsKey, status],
    enabled: isAllowed,
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }): Promise<PostList> =>
      answerOf(api.GET('/api/posts', { params: { query: { status, ...(after && { after }) } }, signal })),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => ({
      posts: pages.flatMap(({ posts }) => posts),
      countries: pages[0]?.countries ?? [],
    }),
  });
}

/** The countries one may write for. */
export function ownCountriesQuery(isAllowed: boolean) {
  return queryOptions({
    queryKey: [...listsKey, 'countries'],
    enabled: isAllowed,
    queryFn: ({ signal }): Promise<PostList> => answerOf(api.GET('/api/posts', { signal })),
    select: ({ countries }) => countries,
  });
}

export function postQuery(id: string) {
  return queryOptions({
    queryKey: postKey(id),
    queryFn: ({ signal }): Promise<EditedPost> =>
      answerOf(api.GET('/api/posts/{id}', { params: { path: { id } }, signal })),
    // Also tells that somebody else has saved meanwhile, before one's own save has to.
    refetchInterval: FRESH_MS,
  });
}

export interface PostSave {
  /** Null makes a new one. */
  id: string | null;
  /** What it was made from. */
  version: number;
  input: PostInput;
}

export function useSavePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, input }: PostSave): Promise<EditedPost> =>
      id === null
        ? answerOf(api.POST('/api/posts', { body: input }))
        : answerOf(api.PUT('/api/posts/{id}', { params: { path: { id } }, body: { ...input, version } })),
    onSuccess: (edited) => hold(queryClient, edited),
    // A refusal mostly means that somebody else was faster: the page then shows what they wrote.
    onError: (_error, { id }) => (id ? queryClient.invalidateQueries({ queryKey: postKey(id) }) : undefined),
  });
}

export function usePublishPost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Pick<Post, 'id' | 'version'>): Promise<EditedPost> =>
      answerOf(api.POST('/api/posts/{id}/publish', { params: { path: { id } }, body: { version } })),
    onSuccess: (edited) => hold(queryClient, edited),
    onError: (_error, { id }) => queryClient.invalidateQueries({ queryKey: postKey(id) }),
  });
}

export function useArchivePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string): Promise<EditedPost> =>
      answerOf(api.POST('/api/posts/{id}/archive', { params: { path: { id } } })),
    onSuccess: (edited) => hold(queryClient, edited),
  });
}

export function useDeletePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<void> => {
      await api.DELETE('/api/posts/{id}', { params: { path: { id } } });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listsKey }),
  });
}

type Picture = Pick<Upload, 'file' | 'onProgress' | 'signal'>;

export function useUploadPicture(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (picture: Picture): Promise<PostImage> => {
      const answer = await uploadFile({ ...picture, method: 'POST', path: `/api/posts/${id}/images` });
      return postImageSchema.parse(await answer.json());
    },
    // The list of the post's pictures, and a fresh key to show them with.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: postKey(id) }),
  });
}

/** The answer is the post as it now is; whatever lists posts, here or on the dashboard, has grown old. */
function hold(queryClient: QueryClient, edited: EditedPost): void {
  queryClient.setQueryData(postKey(edited.post.id), edited);
  void queryClient.invalidateQueries({ queryKey: listsKey });
  void queryClient.invalidateQueries({ queryKey: ['feed'] });
}
