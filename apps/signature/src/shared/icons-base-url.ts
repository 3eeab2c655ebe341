/** Base address of the social networks' icons on this installation. */
export const iconsBaseUrl = `${globalThis.location?.origin ?? ''}/icons/v1`

/**
 * Options of every preview in the application; a shared object, so that previews do not re-render.
 */
export const previewOptions = { iconsBaseUrl, localImages: true } as const
