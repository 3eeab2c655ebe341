'use client'
import { useId, type ReactElement } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { Uploader, type InspectedFile, type UploadTransport } from '../../media/index.ts'
import type { StoredImage } from '../field-types/field-types.ts'
import { registerFieldType, type FieldTypeProps } from '../field-types/registry.ts'
import { onLeave } from '../store/on-leave.ts'
import { FieldNotes } from '../field-notes/field-notes.tsx'

export interface ImageFieldOptions<Result> {
  /** Uploads a file to the product's storage. */
  transport: UploadTransport<Result>
  /** Converts an upload result to the form's value. */
  toImage: (result: Result, file: InspectedFile) => StoredImage
}

/**
 * Registers the field type `image`, which uploads a file when it is picked and stores the resulting
 * `StoredImage` in the form. Importing this module does not register the type, because the type
 * needs the product's `transport`.
 */
export function registerImageField<Result>({
  transport,
  toImage,
}: ImageFieldOptions<Result>): void {
  function ImageFormField({ field, control }: FieldTypeProps<'image'>): ReactElement {
    const messageId = useId()
    const { value, message, isDisabled, onChange, onBlur, onPending } = control
    const remove = () => {
      onChange(null)
      onBlur()
    }
    return (
      <FieldNotes messageId={messageId} label={field.label} message={message}>
        <div onBlur={onLeave(onBlur)}>
          <Uploader
            label={field.label}
            description={field.help}
            src={value?.src}
            alt={value?.name}
            {...omitUndefined({ accept: field.accept, aspectRatio: field.aspectRatio })}
            crop={field.isCropped === true ? {} : undefined}
            width={field.width}
            height={field.height}
            transport={transport}
            onUploaded={(result, file) => onChange(toImage(result, file))}
            onRemove={value ? remove : undefined}
            onPendingChange={onPending}
            isDisabled={isDisabled}
            aria-describedby={message === '' ? undefined : messageId}
          />
        </div>
      </FieldNotes>
    )
  }
  registerFieldType('image', { component: ImageFormField, empty: null })
}
