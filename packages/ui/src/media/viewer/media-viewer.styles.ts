import { styled } from 'styled-components'

export const Window = styled.div`
  position: relative;
  width: 100%;
  overflow: hidden;
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-hover);

  > img,
  > video {
    display: block;
    max-width: none;
    object-fit: fill;
  }
`

export const Nothing = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--ph-space-2);
  width: 100%;
  min-height: 96px;
  padding: var(--ph-space-4);
  border: 1px dashed var(--ph-color-border-strong);
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-canvas);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`

export const PlayButton = styled.div`
  position: absolute;
  right: var(--ph-space-2);
  bottom: var(--ph-space-2);
`
