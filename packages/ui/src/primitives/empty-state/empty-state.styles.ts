import { styled } from 'styled-components'

export const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--ph-space-2);
  max-width: 440px;
  margin: 0 auto;
  padding: var(--ph-space-7) var(--ph-space-4);
  text-align: center;

  p {
    color: var(--ph-color-muted);
    text-wrap: pretty;
  }
`

export const IconBox = styled.div`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin-bottom: var(--ph-space-2);
  border-radius: 50%;
  background: var(--ph-color-accent-soft);
  color: var(--ph-color-accent);
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--ph-space-2);
  margin-top: var(--ph-space-3);
`
