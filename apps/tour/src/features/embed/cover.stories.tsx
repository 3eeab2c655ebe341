import { defaultTour, type TourParameters } from '@org/api/tour'
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
}

/** The cover in a frame, as a website embeds it. */
function Cover({ tour, width }: CoverProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page) fillWithCover(page, tour)
  }, [tour])
  return <iframe ref={frame} title="Visite" width={width} height={480} style={{ border: 0 }} />
}

const tour: TourParameters = { ...defaultTour, tour: 'SxQL3iGyoDo', client: 'Maison Lueur' }

const meta = {
  title: 'Tour product/Embed/Cover',
  component: Cover,
  parameters: { layout: 'fullscreen' },
  args: { tour, width: 800 },
} satisfies Meta<typeof Cover>

export default meta
type Story = StoryObj<typeof meta>

const pageIn = (canvasElement: HTMLElement) => {
  const body = canvasElement.querySelector('iframe')?.contentDocument?.body
  if (!body) throw new Error('The frame has no page')
  return within(body)
}

export const Default: Story = {
  name: '[3.2.114] Shows the client’s name, a play button, and where the tour is hosted',
  play: async ({ canvasElement }) => {
    const page = pageIn(canvasElement)
    await page.findByRole('heading', { name: 'Maison Lueur' })
    page.getByRole('button', { name: 'Lancer la visite' })
    page.getByText(/hébergée par Matterport/)
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

export const Narrow: Story = {
  name: 'Fits a frame of 280 pixels',
  args: {
    width: 280,
    tour: { ...tour, client: 'Agence immobilière des Chartrons', background: livingRoom },
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector('iframe')?.contentDocument?.documentElement
    await expect(page?.scrollWidth).toBe(280)
  },
}
