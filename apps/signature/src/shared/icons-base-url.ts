/** Base address of the social networks' icons on this installation. */
export const iconsBaseUrl = `${globalThis.location?.origin ?? ''}/icons/v1`

/** Options of every preview in the application. One shared object avoids needless re-renders. */
export const previewOptions = { iconsBaseUrl, localImages: true } as const
