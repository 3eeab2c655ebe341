import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { conformance } from '../../testing/conformance.tsx'
import { logoFile } from '../../testing/media/files.ts'
import { paste } from '../../testing/media/pick-files.ts'
import { MultiUploader } from './multi-uploader.tsx'

const keep = () => new Promise<string>(() => undefined)

conformance('MultiUploader', {
  render: (props) => (
    <MultiUploader {...props} label="Photos" transport={keep} onUploaded={() => undefined} />
  ),
  texts: { fr: 'Choisir des fichiers', en: 'Choose files' },
})

it('uploads each of two files that are pasted together', async () => {
  const onUploaded = vi.fn()
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  flushSync(() =>
    root.render(
      <MultiUploader
        label="Photos"
        transport={(file) => Promise.resolve(file.name)}
        onUploaded={onUploaded}
      />,
    ),
  )
  const button = element.querySelector('button')
  if (!button) throw new Error('There is nothing to focus.')
  button.focus()
  paste(
    button,
    await logoFile(20, 20, { name: 'accueil.png' }),
    await logoFile(24, 20, { name: 'salle.png' }),
  )
  await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(2), 5000)
  expect(onUploaded.mock.calls.map(([stored]) => stored as string).toSorted()).toEqual([
    'accueil.png',
    'salle.png',
  ])
  expect(element.querySelectorAll('li')).toHaveLength(2)
})
