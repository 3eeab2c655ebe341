/** The page that opens the runner with a sample session. */
export const launchPath = '/training-session/launch'

/**
 * Whether an address opens a session without a sign-in: a share link, which contains a key, or the
 * launch page. A key has 22 characters, or fewer if it was copied incompletely. A coach's own
 * sessions are opened by id, which has 32 characters.
 */
export const isPublicTrainingPath = (pathname: string): boolean =>
  pathname === launchPath || /^\/app\/training-sessions\/[^/]{1,31}$/.test(pathname)
