import type { UploadImage } from '../../signature-editor/index.ts'

/** Stands in for an application's storage: the image stays in the story's page. */
export const keepInPage: UploadImage = async (file, { onProgress }) => {
  const bitmap = await createImageBitmap(file)
  onProgress(100)
  return {
    src: URL.createObjectURL(file),
    type: file.type,
    width: bitmap.width,
    height: bitmap.height,
    local: true,
    name: file.name,
  }
}
