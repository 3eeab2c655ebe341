import { styled } from 'styled-components'

/** Clips a picture to 3 : 4, the ratio of every visible area. */
export const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 3 / 4;
  overflow: hidden;
  color: var(--ph-color-faint);
  background: var(--ph-color-hover);
  border-radius: var(--ph-radius-card);
`

export const Poster = styled.img`
  position: absolute;
  max-width: none;
`

export const WholeImage = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`
