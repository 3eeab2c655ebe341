/**
 * Stands in for a repository that only the signature product calls. That product does not run on
 * Firestore, so each method rejects.
 */
export function signatureOnly<T extends object>(name: string): T {
  return new Proxy({} as T, {
    get: (_, method) => () =>
      Promise.reject(new Error(`${name}.${String(method)} is not available on Firestore`)),
  })
}
