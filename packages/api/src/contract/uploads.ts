/** Maximum size of an uploaded file, in bytes. */
export const uploadBytes = 10 * 1024 * 1024
export const uploadTypes = ['image/jpeg', 'image/png', 'image/gif'] as const
