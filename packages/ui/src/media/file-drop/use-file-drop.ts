'use client'
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type DragEvent,
  type HTMLAttributes,
} from 'react'
import { isAccepted } from './is-accepted.ts'

export interface FileDropOptions {
  accept: readonly string[]
  isMultiple: boolean
  isDisabled: boolean
  /**
   * Receives the files. `place` is the argument of `browseFor`. It is missing for files that were
   * dropped, pasted, or picked after `browse`.
   */
  onFiles: (files: File[], place?: string) => void
}

export interface FileDrop {
  /** Whether a file is dragged over the element. */
  isOver: boolean
  /** Opens the file dialog. */
  browse: () => void
  /**
   * Opens the file dialog; `onFiles` then receives the picked files with `place`, for example the
   * id of the entry to replace.
   */
  browseFor: (place: string) => void
  /** Props for the element that accepts dropped and pasted files. */
  rootProps: HTMLAttributes<HTMLElement>
  /** Props for the file input inside that element. */
  inputProps: ComponentProps<'input'>
}

const holdsFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

/**
 * Prevents the browser from opening a file that is dropped outside the element, which would replace
 * the page and lose unsaved changes.
 */
function keepPage(event: globalThis.DragEvent) {
  if (holdsFiles(event.dataTransfer)) event.preventDefault()
}

/**
 * Whether to paste the clipboard's text rather than its files: there is text, and no file is
 * accepted. Spreadsheets, for example, also copy an image of the cells.
 */
const isMeantAsText = (clipboard: DataTransfer, accept: readonly string[]) =>
  clipboard.getData('text/plain') !== '' &&
  ![...clipboard.files].some((file) => isAccepted(file, accept))

/** Accepts files that are dropped or pasted, or picked in the file dialog. */
export function useFileDrop(options: FileDropOptions): FileDrop {
  const { accept, isMultiple, isDisabled, onFiles } = options
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<string>(undefined)
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    document.addEventListener('dragover', keepPage)
    document.addEventListener('drop', keepPage)
    return () => {
      document.removeEventListener('dragover', keepPage)
      document.removeEventListener('drop', keepPage)
    }
  }, [])

  useEffect(() => {
    const fileInput = input.current
    const forget = () => {
      place.current = undefined
    }
    // React does not support `onCancel` on inputs.
    fileInput?.addEventListener('cancel', forget)
    return () => fileInput?.removeEventListener('cancel', forget)
  }, [])

  function take(list: FileList | null, targetPlace?: string) {
    const files = [...(list ?? [])]
    if (files.length > 0 && !isDisabled) onFiles(files, targetPlace)
  }

  function open(targetPlace?: string) {
    if (isDisabled) return
    place.current = targetPlace
    input.current?.click()
  }

  function hover(event: DragEvent) {
    if (!holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy'
    setOver(!isDisabled)
  }

  return {
    isOver,
    browse: () => open(),
    browseFor: open,
    rootProps: {
      onDragEnter: hover,
      onDragOver: hover,
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        // A drag that moves onto a child element does not leave the element.
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      },
      onDrop: (event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      },
      onPaste: (event) => {
        const { files } = event.clipboardData
        if (files.length === 0 || isMeantAsText(event.clipboardData, accept)) return
        event.preventDefault()
        take(files)
      },
    },
    inputProps: {
      ref: input,
      type: 'file',
      accept: accept.join(','),
      multiple: isMultiple,
      disabled: isDisabled,
      tabIndex: -1,
      onClick: (event) => event.stopPropagation(),
      onChange: (event) => {
        take(event.target.files, place.current)
        place.current = undefined
        // Allows picking the same file again.
        event.target.value = ''
      },
    },
  }
}
