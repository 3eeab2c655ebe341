import { type FieldTypeProps, registerFieldType } from '@org/ui/form'
import { type CropSettings, Uploader } from '@org/ui/media'
import { Avatar } from '@org/ui/primitives'
import { mediaAddress } from './media-address.ts'
import { uploadMessage } from './upload-message.ts'
import { useUploadMedia } from './use-upload.ts'

declare module '@org/ui/form' {
  interface FieldTypes {
    /** Id of a person's stored photo; null for none. */
    picture: { value: string | null; options: object }
  }
}

/** Crops to a square, because photos are shown in circles. */
const crop: CropSettings = { aspects: [1], maxWidth: 400, maxHeight: 400 }

/**
 * A field for a person's photo. Uploads the photo when it is picked; its value is the photo's id.
 */
function PictureFormField({ field, control }: FieldTypeProps<'picture'>) {
  const transport = useUploadMedia()
  const { value, isDisabled, onChange, onPending } = control
  return (
    <Uploader
      label={field.label}
      description={field.help}
      src={value === null ? undefined : mediaAddress(value)}
      width={220}
      height={180}
      crop={crop}
      transport={transport}
      onUploaded={({ id }) => onChange(id)}
      onRemove={value === null ? undefined : () => onChange(null)}
      onPendingChange={onPending}
      errorMessage={uploadMessage}
      isDisabled={isDisabled}
    />
  )
}

registerFieldType('picture', { component: PictureFormField, empty: null })

/** Shows a photo in a conflict notice. */
export const pictureFormat = {
  picture_id: (value: unknown) =>
    typeof value === 'string' ? <Avatar name="" src={mediaAddress(value)} isDecorative /> : '',
}
