import { keyframes, styled } from 'styled-components'

const enter = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`

export const Region = styled.section`
  position: fixed;
  top: max(var(--ph-space-4), env(safe-area-inset-top));
  left: 50%;
  z-index: 200;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--ph-space-2);
  width: max-content;
  max-width: calc(100vw - 32px);
  transform: translateX(-50%);
  font-family: var(--ph-font-sans);
`

export const Message = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
  padding: 10px var(--ph-space-4);
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
