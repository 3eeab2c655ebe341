import { lazyPart, partStates } from '@org/app-kit/public'

/**
 * The ways to sign in again. They are only needed when a session ends, so the signed-in frame does
 * not load them until a page is idle.
 */
export const SignInAgain = lazyPart(
  async () => (await import('./sign-in-ways.tsx')).SignInWays,
  partStates({ lines: 2 }),
)
