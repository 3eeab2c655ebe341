import { focusRing } from '@org/ui/theme'
import { styled } from 'styled-components'

/** Takes the remaining space; `StageBox` is as large as that space allows. */
export const StagePlace = styled.div`
  grid-area: stage;
  display: grid;
  place-items: center;
  min-width: 0;
  min-height: 0;
  container-type: size;
`

export const StageBox = styled.div`
  position: relative;
  width: min(100cqw, 75cqh);
  aspect-ratio: 3 / 4;
  overflow: hidden;
  color: var(--ph-color-faint);
  background: var(--ph-color-surface);
  border-radius: 20px;
`

export const Layer = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;

  &[data-next] {
    visibility: hidden;
  }
`

export const StageVideo = styled.video`
  position: absolute;
  max-width: none;
  object-fit: fill;
`

export const StageButton = styled.button`
  position: absolute;
  right: var(--ph-space-3);
  bottom: var(--ph-space-3);
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  padding: 0;
  color: var(--ph-color-text);
  background: var(--ph-color-overlay);
  border: 0;
  border-radius: var(--ph-radius-pill);
  cursor: pointer;

  &:focus-visible {
    ${focusRing}
  }
`
