import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Hero = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(320px, 5fr) minmax(0, 7fr);
  align-items: center;
  gap: var(--ph-space-7);
  width: min(1240px, 100%);
  margin: 0 auto;
  padding: var(--ph-space-6) var(--ph-space-6) var(--ph-space-7);
  box-sizing: border-box;

  ${below('laptop')} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--ph-space-6);
    padding: var(--ph-space-6) var(--ph-space-4);
  }
`

export const Pitch = styled.div`
  h1 {
    margin: 0 0 var(--ph-space-4);
    font-size: clamp(30px, 3.4vw, 46px);
    font-weight: 650;
    line-height: 1.12;
    letter-spacing: -0.025em;
    text-wrap: balance;
  }

  p {
    max-width: 42ch;
    margin: 0 0 var(--ph-space-5);
    color: var(--ph-color-muted);
    font-size: var(--ph-text-lead);
    text-wrap: pretty;
  }
`

export const Stage = styled.div`
  min-width: 0;

  /* Keeps the signature in view on short screens. */
  @media (max-height: 820px) {
    --mail-rows: none;
    --mail-draft: none;
  }
`

/**
 * Stacks all layouts, so that the container is as high as the tallest one and nothing moves on a
 * change.
 */
export const SignatureRoom = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
  }

  > [inert] {
    visibility: hidden;
  }
`

export const Controls = styled.div`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: var(--ph-space-1);
  margin-top: var(--ph-space-3);
`
