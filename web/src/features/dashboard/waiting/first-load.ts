/** Whether a dashboard still waits for a first answer. One that fails is not waited for: its own part says so and tries again. */
interface Loading {
  isPending: boolean;
  failureCount: number;
}

export function isFirstLoad(queries: readonly Loading[]): boolean {
  return queries.some(({ isPending, failureCount }) => isPending && failureCount === 0);
}
