import { useState, type ReactElement } from 'react'
import { Uploader, type UploaderProps } from '../../media/index.ts'
import type { StoredMedia } from './stored-media.ts'

/** An uploader that shows the uploaded image, as in an application. */
export function ControlledUploader(props: UploaderProps<StoredMedia>): ReactElement {
  const [shown, setShown] = useState({ src: props.src, type: props.type })
  return (
    <Uploader
      {...props}
      {...shown}
      onUploaded={(media, file) => {
        setShown({ src: URL.createObjectURL(file.file), type: file.type })
        props.onUploaded(media, file)
      }}
      onRemove={
        props.onRemove &&
        (() => {
          setShown({ src: undefined, type: undefined })
          props.onRemove?.()
        })
      }
    />
  )
}
