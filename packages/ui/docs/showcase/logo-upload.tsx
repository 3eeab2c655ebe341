import { useState, type ReactElement } from 'react'
import { Uploader, type UploadTransport } from '../../src/media/index.ts'

/** Simulates an upload that takes about a second. */
const transport: UploadTransport<string> = async (file, { onProgress, signal }) => {
  for (let percent = 10; percent <= 100; percent += 10) {
    await new Promise((resolve) => setTimeout(resolve, 80))
    signal.throwIfAborted()
    onProgress(percent)
  }
  return URL.createObjectURL(file)
}

/** Uploads an image with progress. The image can be dropped, pasted or picked, and then cropped. */
export function LogoUpload(): ReactElement {
  const [src, setSrc] = useState<string>()
  return (
    <Uploader
      label="Logo"
      description="PNG, JPEG ou GIF"
      src={src}
      width={320}
      height={220}
      crop={{}}
      transport={transport}
      onUploaded={setSrc}
      onRemove={src === undefined ? undefined : () => setSrc(undefined)}
    />
  )
}
