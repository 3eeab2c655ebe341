import {
  defaultTour,
  fontSizes,
  tourFonts,
  tourFontStack,
  type TourParameters,
} from '@org/api/tour'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { fillWithCover } from './cover-document.fixture.ts'

const drawing = (body: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  )}`

const livingRoom = drawing(
  '<rect width="1200" height="800" fill="#e7d9c4"/><rect y="600" width="1200" height="200" fill="#8a6f52"/><rect x="110" y="110" width="310" height="330" fill="#dfeaf2"/><rect x="700" y="400" width="420" height="220" rx="30" fill="#2c4f7c"/>',
  1200,
  800,
)
const logo = drawing(
  '<circle cx="75" cy="40" r="36" fill="#c8553d"/><path d="M45 55 75 25l30 30" fill="none" stroke="#fff" stroke-width="8"/>',
  150,
  80,
)

interface CoverProps {
  tour: TourParameters
  width: number
  height: number
}

/** The cover in a frame, as a website embeds it. */
function Cover({ tour, width, height }: CoverProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page) fillWithCover(page, tour)
  }, [tour])
  return <iframe ref={frame} title="Visite" width={width} height={height} style={{ border: 0 }} />
}

const tour: TourParameters = { ...defaultTour, tour: 'SxQL3iGyoDo', client: 'Maison Lueur' }

const meta = {
  title: 'Tour product/Embed/Cover',
  component: Cover,
  parameters: { layout: 'fullscreen' },
  args: { tour, width: 800, height: 480 },
} satisfies Meta<typeof Cover>

export default meta
type Story = StoryObj<typeof meta>

const frameIn = (canvasElement: HTMLElement) => {
  const frame = canvasElement.querySelector('iframe')
  if (!frame?.contentDocument) throw new Error('The frame has no page')
  return { frame, page: frame.contentDocument }
}

const pageIn = (canvasElement: HTMLElement) => within(frameIn(canvasElement).page.body)

/** Whether the whole play button can be seen and pressed without scrolling. */
function isPlayInView(page: Document): boolean {
  const button = page.querySelector('.play')
  const view = page.documentElement
  if (!button) return false
  const { top, left, right, bottom } = button.getBoundingClientRect()
  const isInside = top >= 0 && left >= 0 && right <= view.clientWidth && bottom <= view.clientHeight
  const corners = [
    [left + 12, top + 12],
    [right - 12, bottom - 12],
  ] as const
  return isInside && corners.every(([x, y]) => button.contains(page.elementFromPoint(x, y)))
}

export const Default: Story = {
  name: '[3.2.114] Shows the client’s name, a play button, and where the tour is hosted',
  play: async ({ canvasElement }) => {
    const page = pageIn(canvasElement)
    await page.findByRole('heading', { name: 'Maison Lueur' })
    page.getByRole('button', { name: 'Lancer la visite' })
    page.getByText(/hébergée par Matterport/)
    const ground = canvasElement.querySelector('iframe')?.contentDocument?.querySelector('.cover')
    const tint = ground && getComputedStyle(ground, '::before')
    await expect(tint).toMatchObject({ backgroundColor: 'rgb(0, 0, 0)', opacity: '0.12' })
  },
}

export const Branded: Story = {
  name: 'Shows the logo and the name on paper over the background image',
  args: {
    tour: {
      ...tour,
      logo,
      background: livingRoom,
      fontStyle: { size: 36, color: '#1f3a5f', family: 'Georgia' },
    },
  },
  play: async ({ canvasElement }) => {
    const images = canvasElement.querySelector('iframe')?.contentDocument?.images ?? []
    await waitFor(() =>
      expect([...images].map(({ naturalWidth }) => naturalWidth)).toEqual([1200, 150]),
    )
  },
}

export const OnBlack: Story = {
  name: 'Shows a light name on black',
  args: { tour: { ...tour, fontStyle: { size: 28, color: '#ffe9a8', family: 'Open Sans' } } },
}

export const NoTour: Story = {
  name: 'Says that the link names no tour, without a button',
  args: { tour: { ...tour, tour: null } },
  play: async ({ canvasElement }) => {
    const page = pageIn(canvasElement)
    await page.findByText(/ne contient pas d’identifiant/)
    await expect(page.queryByRole('button')).toBeNull()
  },
}

/** A usual, a low and a high logo. */
const logos = [
  logo,
  drawing('<rect width="2000" height="40"/>', 2000, 40),
  drawing('<rect width="40" height="2000"/>', 40, 2000),
]
const frameSizes = [
  [320, 180],
  [480, 270],
  [640, 360],
  [641, 401],
  [1440, 158],
  [280, 480],
  [390, 844],
  [1920, 1080],
  [280, 158],
] as const

export const Narrow: Story = {
  name: 'Shows the play button at every size from 280 × 158 pixels, with any logo, font and name',
  args: {
    width: 280,
    height: 158,
    tour: { ...tour, client: 'Agence Marchetti', logo, background: livingRoom },
  },
  play: async ({ args, canvasElement }) => {
    const { frame, page } = frameIn(canvasElement)
    const hidden: unknown[] = []
    for (const [index, image] of logos.entries()) {
      const client = 'Agence immobilière des Chartrons '.repeat(4).trim()
      fillWithCover(page, { ...tour, client, logo: image, logoSize: 1000 })
      await waitFor(() => expect(page.images[0]?.naturalWidth).toBeGreaterThan(0))
      const style = page.querySelector<HTMLElement>('.cover')?.style
      for (const [width, height] of frameSizes) {
        Object.assign(frame, { width, height })
        await waitFor(() => expect(page.defaultView).toMatchObject({ innerHeight: height }))
        for (const family of tourFonts)
          for (const size of [fontSizes.min, fontSizes.max]) {
            style?.setProperty('--name-font', tourFontStack(family))
            style?.setProperty('--name-size', `${size}px`)
            if (!isPlayInView(page)) hidden.push({ logo: index, width, height, family, size })
          }
      }
    }
    await expect(hidden).toEqual([])

    fillWithCover(page, args.tour)
    await waitFor(() => expect(page.images[0]?.naturalWidth).toBeGreaterThan(0))
    await expect(isPlayInView(page)).toBe(true)
    await expect(page.documentElement.scrollWidth).toBe(280)
  },
}
