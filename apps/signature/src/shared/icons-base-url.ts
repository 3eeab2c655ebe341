/** Where this installation serves the pictures of the social networks. */
export const iconsBaseUrl = `${globalThis.location?.origin ?? ''}/icons/v1`

/** Options of every preview inside the application; one object, so that previews are not redrawn. */
export const previewOptions = { iconsBaseUrl, localImages: true } as const
