import { type FieldTypeProps, registerFieldType } from '@org/ui/form'
import { type CropSettings, Uploader } from '@org/ui/media'
import { mediaAddress } from '#shared/media-address.ts'
import { uploadMessage } from '#shared/upload-message.ts'
import { useUploadMedia } from '#shared/use-upload.ts'

declare module '@org/ui/form' {
  interface FieldTypes {
    /** Id of a stored image; null for none. */
    banner: { value: string | null; options: object }
  }
}

/**
 * Crop settings: any aspect ratio, and a maximum size that fits the widest banner of a signature.
 */
const crop: CropSettings = { aspects: ['free', 'original', 4], maxWidth: 1000, maxHeight: 500 }

/**
 * A field for a wide image. It uploads the image as soon as one is picked; the field's value is the
 * image's id.
 */
function BannerFormField({ field, control }: FieldTypeProps<'banner'>) {
  const transport = useUploadMedia()
  const { value, isDisabled, onChange, onPending } = control
  return (
    <Uploader
      label={field.label}
      description={field.help}
      src={value === null ? undefined : mediaAddress(value)}
      width={640}
      height={140}
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

registerFieldType('banner', { component: BannerFormField, empty: null })
