import { styled } from 'styled-components'
import { focusRing, visuallyHidden } from '../../../theme/mixins.ts'

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(144px, 1fr));
  gap: var(--ph-space-4) var(--ph-space-3);
`

export const Radio = styled.input`
  ${visuallyHidden}
`

export const Frame = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 4 / 5;
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  background: var(--ph-color-hover);
  overflow: hidden;
`

export const Tile = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--ph-space-1);
  cursor: pointer;

  &:has(:checked) ${Frame} {
    border-color: var(--ph-color-accent);
    box-shadow: 0 0 0 1px var(--ph-color-accent);
  }
  &:has(:focus-visible) ${Frame} {
    ${focusRing}
  }
  &:has([aria-disabled='true']) {
    cursor: default;
  }
  &:has([aria-disabled='true']:not(:checked)) ${Frame} {
    opacity: 0.5;
  }
`

const cover = `
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

export const Still = styled.img`
  ${cover}
`

export const Preview = styled.video`
  ${cover}
`

const mark = `
  position: absolute;
  bottom: var(--ph-space-2);
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: var(--ph-radius-pill);
`

export const PlayMark = styled.span`
  ${mark}
  left: var(--ph-space-2);
  background: var(--ph-color-raised);
  color: var(--ph-color-text);
`

export const SelectedMark = styled.span`
  ${mark}
  right: var(--ph-space-2);
  background: var(--ph-color-accent);
  color: var(--ph-color-on-accent);
`

export const Name = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-size: var(--ph-text-small);
  line-height: var(--ph-leading-heading);
`

export const When = styled.span`
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  line-height: var(--ph-leading-heading);
`
