import { keyframes, styled } from 'styled-components'

const enter = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`

export const Region = styled.section`
  position: fixed;
  top: max(2px, env(safe-area-inset-top));
  left: 50%;
  z-index: 200;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 2px var(--ph-space-2);
  width: max-content;
  max-width: calc(100vw - 32px);
  transform: translateX(-50%);
  /* A message never takes a click from what is below it. */
  pointer-events: none;
  font-family: var(--ph-font-sans);
`

export const Message = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
  padding: 4px var(--ph-space-4);
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-text);
  color: var(--ph-color-canvas);
  box-shadow: var(--ph-shadow-float);
  font-weight: var(--ph-weight-medium);
  line-height: 20px;
  overflow-wrap: anywhere;
  animation: ${enter} var(--ph-motion-normal) var(--ph-motion-ease);

  svg {
    flex: none;
  }
`

export const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  margin: -2px -8px -2px 0;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: inherit;
  cursor: pointer;
  opacity: 0.7;
  pointer-events: auto;

  &:hover {
    opacity: 1;
  }
  &:focus-visible {
    opacity: 1;
    outline: 2px solid currentColor;
  }
`
