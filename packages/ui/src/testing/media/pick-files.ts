import { fireEvent, type within } from 'storybook/test'

type Canvas = Pick<ReturnType<typeof within>, 'getByLabelText' | 'getByRole'>

/** Passes files to an uploader, as the file dialog does. */
export async function pickFiles(canvas: Canvas, label: string, ...files: File[]): Promise<void> {
  const input = canvas.getByLabelText(label, { selector: 'input' })
  await fireEvent.change(input, { target: { files } })
}

/** Drags files over an uploader; the returned function drops them. */
export function dragOver(canvas: Canvas, label: string, ...files: File[]): () => void {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const group = canvas.getByRole('group', { name: label })
  const happens = (type: string) =>
    void group.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  happens('dragenter')
  return () => happens('drop')
}

/**
 * Pastes files and text while an element of the uploader has focus. Returns whether the uploader
 * handled the paste; if not, a browser would insert the text into the focused element.
 */
export function paste(focused: HTMLElement, ...content: (File | string)[]): boolean {
  const clipboardData = new DataTransfer()
  for (const part of content) {
    if (typeof part === 'string') clipboardData.setData('text/plain', part)
    else clipboardData.items.add(part)
  }
  return !focused.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}
