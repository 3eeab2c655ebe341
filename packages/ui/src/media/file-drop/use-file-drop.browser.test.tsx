import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { paste } from '../../testing/media/pick-files.ts'
import { useFileDrop } from './use-file-drop.ts'

const onFiles = vi.fn<(files: File[]) => void>()
beforeEach(() => onFiles.mockClear())

function Place() {
  const accept = ['.xlsx', 'text/csv']
  const { rootProps, inputProps } = useFileDrop({
    accept,
    isMultiple: false,
    isDisabled: false,
    onFiles,
  })
  return (
    <div {...rootProps}>
      <textarea />
      <input {...inputProps} />
    </div>
  )
}

/** Renders an element that accepts spreadsheets, and returns its text field. */
function renderField(): HTMLElement {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  flushSync(() => root.render(<Place />))
  const field = element.querySelector('textarea')
  if (!field) throw new Error('There is nothing to paste into.')
  return field
}

const cells = 'Email\tPrénom\nrose@maison-lueur.example\tRose'
const image = new File(['PNG'], 'image.png', { type: 'image/png' })
const spreadsheet = new File(['PK'], 'Equipe.XLSX')

it('leaves copied cells to the text field, even though the clipboard also has an image of them', () => {
  expect(paste(renderField(), cells, image)).toBe(false)
  expect(onFiles).not.toHaveBeenCalled()
})

it('accepts a pasted file, even if the clipboard also contains its name as text', () => {
  const field = renderField()
  expect(paste(field, spreadsheet)).toBe(true)
  expect(paste(field, 'Equipe.XLSX', spreadsheet)).toBe(true)
  expect(onFiles.mock.calls.map(([[file]]) => file?.name)).toEqual(['Equipe.XLSX', 'Equipe.XLSX'])
})

it('passes on a pasted file that is not accepted, so that the caller can reject it', () => {
  expect(paste(renderField(), image)).toBe(true)
  expect(onFiles.mock.calls[0]?.[0]).toHaveLength(1)
})
