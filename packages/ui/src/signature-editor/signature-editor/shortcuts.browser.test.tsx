import { completeSignatureData } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { ThemeProvider } from '../../theme/index.ts'
import { SignatureEditor } from './signature-editor.tsx'

const start = completeSignatureData({
  ...sampleSignature,
  firstName: 'Inès',
  banner: { media: { ...sampleSignature.banner.media, alt: '' } },
})

interface ControlledProps {
  width: number
  isNameTracked: boolean
}

function ControlledEditor({ width, isNameTracked }: ControlledProps) {
  const [data, setData] = useState(start)
  const [name, setName] = useState('')
  return (
    <ThemeProvider locale="fr-FR">
      <div style={{ width, height: 700 }}>
        <SignatureEditor
          value={data}
          onChange={setData}
          name={name}
          onNameChange={isNameTracked ? setName : undefined}
          barStart={<TextField label="Nom de la signature" value={name} onChange={setName} />}
        />
      </div>
    </ThemeProvider>
  )
}

let place: HTMLElement
let root: Root

const renderEditor = async (width: number, isNameTracked = false) => {
  root.render(<ControlledEditor width={width} isNameTracked={isNameTracked} />)
  await vi.waitUntil(() => preview()?.textContent.includes('Inès'), 10_000)
}

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(() => {
  root.unmount()
  place.remove()
})

const frame = () =>
  [...place.querySelectorAll<HTMLIFrameElement>('iframe')].find(({ inert }) => !inert)
const preview = () => frame()?.contentDocument?.body
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const undo = () => userEvent.keyboard('{Control>}z{/Control}')

/** Changes the signature, so that there is a step to undo. */
async function changeSignature() {
  await userEvent.fill(field('Prénom').element(), 'Joséphine')
  await vi.waitUntil(() => preview()?.textContent.includes('Joséphine'))
}

/** Types into a field, undoes the typing, and checks that the change to the signature remains. */
async function undoesOnlyInside(input: Element) {
  await userEvent.click(input)
  await userEvent.keyboard('a')
  expect(input).toHaveProperty('value', 'a')
  await undo()
  expect(input).toHaveProperty('value', '')
  expect(preview()?.textContent).toContain('Joséphine')
}

it('undoes the last edit when the shortcut is pressed in another field of the signature', async () => {
  await renderEditor(1200)
  await changeSignature()
  await userEvent.click(field('Nom').element())
  await undo()
  await expect.element(field('Prénom')).toHaveValue('Inès')
})

it('does not handle shortcuts in a field that the page adds to the bar', async () => {
  await renderEditor(1200)
  await changeSignature()
  await undoesOnlyInside(field('Nom de la signature').element())
})

it('undoes and redoes name changes and other edits as one history, with shortcuts and buttons', async () => {
  await renderEditor(1200, true)
  await changeSignature()
  const name = field('Nom de la signature')
  await userEvent.fill(name.element(), 'Accueil')
  await userEvent.fill(field('Fonction').element(), 'Gérante')
  await userEvent.click(name.element())
  await undo()
  await expect.element(field('Fonction')).not.toHaveValue('Gérante')
  await expect.element(name).toHaveValue('Accueil')
  await undo()
  await expect.element(name).toHaveValue('')
  await expect.element(field('Prénom')).toHaveValue('Joséphine')
  await page.getByRole('button', { name: 'Annuler la modification' }).click()
  await expect.element(field('Prénom')).toHaveValue('Inès')
  for (const step of ['Joséphine', 'Accueil', 'Gérante']) {
    await page.getByRole('button', { name: 'Rétablir la modification' }).click()
    await vi.waitUntil(() =>
      [...place.querySelectorAll('input')].some(({ value }) => value === step),
    )
  }
})

it('does not handle shortcuts in a search field', async () => {
  await renderEditor(1200)
  await changeSignature()
  await page.getByRole('tab', { name: 'Social' }).click()
  await undoesOnlyInside(page.getByRole('searchbox').element())
})

it('does not handle shortcuts in a field of a dialog', async () => {
  await renderEditor(1200)
  await changeSignature()
  await page.getByRole('button', { name: /remarque/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Décrire l’image' }).click()
  await undoesOnlyInside(dialog.getByRole('textbox', { name: 'Texte alternatif' }).element())
})

it('undoes and redoes after a click in the preview', async () => {
  await renderEditor(1200)
  await changeSignature()
  const inner = frame()
  if (!inner) throw new Error('There is no preview.')
  await userEvent.click(inner)
  expect(document.activeElement).toBe(inner)
  await undo()
  await expect.element(field('Prénom')).toHaveValue('Inès')
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.element(field('Prénom')).toHaveValue('Joséphine')
})

it('lowers the sheet on Escape after a click in the preview', async () => {
  await renderEditor(390)
  await page.getByRole('button', { name: 'Afficher l’aperçu' }).click()
  const inner = frame()
  if (!inner) throw new Error('There is no preview.')
  await userEvent.click(inner)
  await userEvent.keyboard('{Escape}')
  const raise = page.getByRole('button', { name: 'Afficher l’aperçu' })
  await expect.element(raise).toHaveFocus()
})
