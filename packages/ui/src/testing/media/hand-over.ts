import { fireEvent, type within } from 'storybook/test'

type Canvas = Pick<ReturnType<typeof within>, 'getByLabelText' | 'getByRole'>

/** Gives files to an uploader as the system's file dialog does. */
export async function choose(canvas: Canvas, label: string, ...files: File[]): Promise<void> {
  const input = canvas.getByLabelText(label, { selector: 'input' })
  await fireEvent.change(input, { target: { files } })
}

/** Holds files over an uploader; the answer lets them fall. */
export function dragOver(canvas: Canvas, label: string, ...files: File[]): () => void {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const group = canvas.getByRole('group', { name: label })
  const happens = (type: string) =>
    void group.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  happens('dragenter')
  return () => happens('drop')
}

/** Pastes files while an element of the uploader has the focus. */
export function paste(focused: HTMLElement, ...files: File[]): void {
  const clipboardData = new DataTransfer()
  for (const file of files) clipboardData.items.add(file)
  focused.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}
