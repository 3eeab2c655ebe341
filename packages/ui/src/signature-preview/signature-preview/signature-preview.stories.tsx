import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SignaturePreview } from './signature-preview.tsx'

const options = { iconsBaseUrl: `${location.origin}/icons/v1`, localImages: true }

const meta: Meta<typeof SignaturePreview> = {
  title: 'Signature/SignaturePreview',
  component: SignaturePreview,
  args: { data: sampleSignature, options },
}
export default meta

type Story = StoryObj<typeof SignaturePreview>

const inDark: Story = { args: { scheme: 'dark' }, globals: { scheme: 'dark' } }

/** The shown signature's element inside the frame, once it is there. */
async function shownIn(frame: HTMLIFrameElement): Promise<Element> {
  await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('Camille Durand'))
  const content = frame.contentDocument?.body.firstElementChild
  if (!content) throw new Error('The frame holds no signature.')
  return content
}

function layout(layoutKey: typeof sampleSignature.layoutKey): Story {
  return { args: { data: { ...sampleSignature, layoutKey } } }
}

function layoutInDark(layoutKey: typeof sampleSignature.layoutKey): Story {
  return { ...inDark, args: { ...inDark.args, ...layout(layoutKey).args } }
}

export const Default: Story = {}

export const Playground: Story = { args: { align: 'center' } }

export const Layout1 = layout('layout1')
export const Layout1Dark = layoutInDark('layout1')
export const Layout2 = layout('layout2')
export const Layout2Dark = layoutInDark('layout2')
export const Layout3 = layout('layout3')
export const Layout3Dark = layoutInDark('layout3')
export const LayoutArtF = layout('layout-art-f')
export const LayoutArtFDark = layoutInDark('layout-art-f')

export const TakesTheHeightOfItsContent: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Aperçu de la signature')
    const content = await shownIn(frame)
    await expect(content.getBoundingClientRect().height).toBeGreaterThan(60)
    await expect(frame.clientHeight).toBe(Math.ceil(content.getBoundingClientRect().height))
  },
}

export const SurvivesBeingMoved: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Aperçu de la signature')
    const before = (await shownIn(frame)).ownerDocument
    frame.parentElement?.append(frame)
    await waitFor(() => expect(frame.contentDocument).not.toBe(before))
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('Camille Durand'))
  },
}

export const Empty: Story = {
  args: { data: {} },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Aperçu de la signature')
    await expect(frame.clientHeight).toBe(0)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { data: { ...sampleSignature, layoutKey: 'layout2' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Aperçu de la signature')
    const { right } = (await shownIn(frame)).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(frame.clientWidth + 1)
  },
}

export const Thumbnail: Story = {
  args: { maxHeight: 86, align: 'center', isInert: true },
  decorators: [
    (Story) => (
      <div style={{ width: 180, padding: 8, background: '#fff' }}>
        <Story />
      </div>
    ),
  ],
}
