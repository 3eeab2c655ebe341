import { Field, type FormStore } from '@org/ui/form'
import type { ClipboardEvent, DragEvent, HTMLAttributes } from 'react'
import { generatorTexts } from '../texts.ts'
import type { TourValues } from './tour-values.ts'

export interface ImageAddressFieldProps {
  form: FormStore<TourValues>
  name: 'logo' | 'bg'
}

/**
 * Whether something is a file alone. An image that is dragged from a website is a file too, but
 * comes with its address, which the browser puts into the field.
 */
const isFileAlone = ({ types }: DataTransfer) =>
  types.includes('Files') && !types.includes('text/uri-list') && !types.includes('text/plain')

/** The address of an image; for a file, says that an address is needed. */
export function ImageAddressField({ form, name }: ImageAddressFieldProps) {
  function refuse(event: DragEvent | ClipboardEvent, given: DataTransfer) {
    if (!isFileAlone(given)) return
    event.preventDefault()
    form.setErrors({ [name]: generatorTexts.images.notAFile })
  }
  const place: HTMLAttributes<HTMLElement> = {
    // Without this, the browser would open the dropped file in place of the page.
    onDragOver: (event) => {
      if (isFileAlone(event.dataTransfer)) event.preventDefault()
    },
    onDrop: (event) => refuse(event, event.dataTransfer),
    onPaste: (event) => refuse(event, event.clipboardData),
  }
  return (
    <div {...place}>
      <Field form={form} name={name} />
    </div>
  )
}
