/** The page that opens the runner with a sample session. */
export const launchPath = '/training-session/launch'

/**
 * Whether an address opens a session for anybody: by the key of its link, or the launch page. One's own
 * session is opened by its id, which has 32 characters; a key has 22, fewer if it was copied in part.
 */
export const isPublicTrainingPath = (pathname: string): boolean =>
  pathname === launchPath || /^\/app\/training-sessions\/[^/]{1,31}$/.test(pathname)
