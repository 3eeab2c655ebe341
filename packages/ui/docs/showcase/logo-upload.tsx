import { useState, type ReactElement } from 'react'
import { Uploader, type UploadTransport } from '../../src/media/index.ts'

/** Sends a file nowhere, in about a second. */
const transport: UploadTransport<string> = async (file, { onProgress, signal }) => {
  for (let percent = 10; percent <= 100; percent += 10) {
    await new Promise((resolve) => setTimeout(resolve, 80))
    signal.throwIfAborted()
    onProgress(percent)
  }
  return URL.createObjectURL(file)
}

/** A picture: dropped, pasted or chosen, cropped, sent with progress. */
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
