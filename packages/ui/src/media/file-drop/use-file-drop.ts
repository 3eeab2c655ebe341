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
  /** `place` is what `browseFor` was told; files that were dropped or pasted have none. */
  onFiles: (files: File[], place?: string) => void
}

export interface FileDrop {
  /** A file hovers over the place. */
  isOver: boolean
  /** Opens the system's file dialog. */
  browse: () => void
  /** Opens it to choose what is meant for one place. */
  browseFor: (place: string) => void
  /** For the element that files are dropped on and pasted into. */
  rootProps: HTMLAttributes<HTMLElement>
  /** For the input inside it that chooses files. */
  inputProps: ComponentProps<'input'>
}

const holdsFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

/** A file that misses its place must not replace the page, and what is unsaved with it. */
function keepPage(event: globalThis.DragEvent) {
  if (holdsFiles(event.dataTransfer)) event.preventDefault()
}

/**
 * Whether what is pasted is its text: spreadsheets put a picture of the copied cells beside them.
 * Without a text, files that are not accepted are passed on for the caller to reject.
 */
const isMeantAsText = (clipboard: DataTransfer, accept: readonly string[]) =>
  clipboard.getData('text/plain') !== '' &&
  ![...clipboard.files].some((file) => isAccepted(file, accept))

/** Takes files that are dropped on a place, pasted there, or picked in the system's dialog. */
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
    const chooser = input.current
    const forget = () => {
      place.current = undefined
    }
    // React hands an input no `onCancel`.
    chooser?.addEventListener('cancel', forget)
    return () => chooser?.removeEventListener('cancel', forget)
  }, [])

  function take(list: FileList | null, wanted?: string) {
    const files = [...(list ?? [])]
    if (files.length > 0 && !isDisabled) onFiles(files, wanted)
  }

  function open(wanted?: string) {
    if (isDisabled) return
    place.current = wanted
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
        // Going over to something inside the place does not leave it.
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
        // The same file can then be picked once more.
        event.target.value = ''
      },
    },
  }
}
