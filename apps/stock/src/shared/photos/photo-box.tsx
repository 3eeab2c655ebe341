import { type CropSettings, jpgPhotoMessage, Uploader, type UploaderProps } from '@org/ui/media'
import { photoTexts } from './texts.ts'

export interface PhotoBoxProps<Result> extends Pick<
  UploaderProps<Result>,
  'src' | 'transport' | 'onUploaded' | 'onRemove' | 'isDisabled'
> {
  crop: CropSettings
}

/** An upload field for one jpg, with the frame size that specification 3, section 9 requires. */
export function PhotoBox<Result>(props: PhotoBoxProps<Result>) {
  return (
    <Uploader
      {...props}
      label={photoTexts.label}
      description={photoTexts.help}
      alt=""
      width={300}
      height={300}
      accept={['image/jpeg']}
      errorMessage={jpgPhotoMessage}
    />
  )
}
