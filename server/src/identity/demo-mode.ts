/** Demo mode: a product to try, with accounts whose passwords everybody knows. Null wherever people work for real. */
export interface DemoMode {
  /** Whether this is an account of the demo data; it signs in without a second factor. */
  isDemoAccount(email: string): boolean;
}
