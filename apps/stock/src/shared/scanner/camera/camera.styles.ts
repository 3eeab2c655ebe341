import { styled } from 'styled-components'

export const Scanner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-3);

  > button {
    justify-self: start;
    min-height: 48px;
  }
`

/** A short camera view, so that the last scanned line stays visible below or above it. */
export const View = styled.div`
  position: relative;
  overflow: hidden;
  height: min(40vh, 300px);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  background: #000;

  > p {
    position: absolute;
    inset: auto 0 0;
    margin: 0;
    padding: var(--ph-space-2);
    background: rgb(0 0 0 / 60%);
    color: #fff;
    font-size: var(--ph-text-small);
    text-align: center;
  }

  > button {
    position: absolute;
    top: var(--ph-space-2);
    right: var(--ph-space-2);
    min-width: 44px;
    min-height: 44px;
  }
`

export const Picture = styled.video`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

export const Starting = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: #fff;
`

export const Aim = styled.div`
  position: absolute;
  inset: 18% 20% 22%;
  border: 3px solid #fff;
  border-radius: var(--ph-radius-card);
  /* Darkens everything around the frame. */
  box-shadow: 0 0 0 1000px rgb(0 0 0 / 40%);
`
