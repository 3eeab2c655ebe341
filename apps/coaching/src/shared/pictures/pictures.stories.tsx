import { bodyPictures, maleMuscles } from '@org/ui/muscle-map'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { CompanyFormPicture } from './company-form-picture.tsx'
import { EmptyExercicesPicture } from './empty-exercices-picture.tsx'
import { ProLogo } from './pro-logo.tsx'

const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-6);
  padding: var(--ph-space-6);

  > figure {
    display: grid;
    align-content: space-between;
    gap: var(--ph-space-2);
    margin: 0;
  }

  /* The drawings are black. */
  img {
    padding: var(--ph-space-2);
    background: #fff;
  }
`

const musclePicture = (group: string) =>
  maleMuscles.find((muscle) => muscle.group === group)?.src ?? ''

const pictures: Readonly<Record<string, ReactNode>> = {
  'Female body': <img src={bodyPictures.female} alt="" height={210} />,
  'Male body': <img src={bodyPictures.male} alt="" height={210} />,
  Calves: <img src={musclePicture('calves')} alt="" height={60} />,
  Pecs: <img src={musclePicture('pecs')} alt="" height={60} />,
  'No exercises': <EmptyExercicesPicture />,
  'Pro logo': <ProLogo />,
  'Company form': <CompanyFormPicture />,
}

/** The pictures of the product. They are not interactive, and screen readers skip them. */
const meta = { title: 'Coaching product/App/Pictures' } satisfies Meta

export default meta

export const Pictures: StoryObj = {
  name: '[3.3.30] Draws both bodies, calves, pecs, an empty list, a logo and a form, without behaviour',
  parameters: { variants: ['dark'] },
  render: () => (
    <Sheet>
      {Object.entries(pictures).map(([name, picture]) => (
        <figure key={name}>
          {picture}
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')]
    await Promise.all(images.map((image) => image.decode()))
    await expect(images).toHaveLength(4)
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(3)
    for (const picture of canvasElement.querySelectorAll('figure > :first-child')) {
      const { width, height } = picture.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThan(20)
    }
    await expect(canvasElement.querySelector('a, button, [tabindex], [role]')).toBeNull()
  },
}
