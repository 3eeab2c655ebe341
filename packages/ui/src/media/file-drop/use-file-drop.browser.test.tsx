import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { paste } from '../../testing/media/hand-over.ts'
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

/** The text field of a place that takes tables. */
function drawField(): HTMLElement {
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
const picture = new File(['PNG'], 'image.png', { type: 'image/png' })
const spreadsheet = new File(['PK'], 'Equipe.XLSX')

it('leaves copied cells to the text field, although a picture of them lies beside', () => {
  expect(paste(drawField(), cells, picture)).toBe(false)
  expect(onFiles).not.toHaveBeenCalled()
})

it('takes a pasted file that it accepts, also with its name as text beside it', () => {
  const field = drawField()
  expect(paste(field, spreadsheet)).toBe(true)
  expect(paste(field, 'Equipe.XLSX', spreadsheet)).toBe(true)
  expect(onFiles.mock.calls.map(([[file]]) => file?.name)).toEqual(['Equipe.XLSX', 'Equipe.XLSX'])
})

it('hands on a file alone that it does not accept, so that it can be refused', () => {
  expect(paste(drawField(), picture)).toBe(true)
  expect(onFiles.mock.calls[0]?.[0]).toHaveLength(1)
})
