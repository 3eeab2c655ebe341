/**
 * Stands for a repository that only the signature product calls, which does not run on Firestore.
 * Each of its methods rejects.
 */
export function signatureOnly<T extends object>(name: string): T {
  return new Proxy({} as T, {
    get: (_, method) => () =>
      Promise.reject(new Error(`${name}.${String(method)} is not available on Firestore`)),
  })
}
