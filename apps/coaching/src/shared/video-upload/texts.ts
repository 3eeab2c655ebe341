/** UI text of the upload of a video. */
export const videoUploadTexts = { help: 'MP4 en H.264, 1 Go au plus.' } as const
