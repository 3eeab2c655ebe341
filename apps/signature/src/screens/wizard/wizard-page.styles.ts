import { below, visuallyHidden } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Wizard = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: calc(100dvh - 61px);
`

export const Top = styled.div`
  padding: var(--ph-space-3) var(--ph-space-5);
  background: var(--ph-color-surface);
  border-bottom: 1px solid var(--ph-color-border);

  h1 {
    ${visuallyHidden}
  }

  ${below('tablet')} {
    padding: var(--ph-space-2) var(--ph-space-3);
  }
`

export const Stage = styled.div`
  min-height: 0;
  overflow: auto;
`

export const Bottom = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: var(--ph-space-3) var(--ph-space-5);
  background: var(--ph-color-surface);
  border-top: 1px solid var(--ph-color-border);

  ${below('tablet')} {
    padding: var(--ph-space-2) var(--ph-space-3);

    > button {
      flex: 1;
    }
  }
`

export const Narrow = styled.div`
  width: min(420px, 100%);
  margin: 0 auto;
  padding: var(--ph-space-7) var(--ph-space-4);
  box-sizing: border-box;
`

export const Column = styled.div`
  display: grid;
  gap: var(--ph-space-5);
  width: min(880px, 100%);
  margin: 0 auto;
  padding: var(--ph-space-6) var(--ph-space-4);
  box-sizing: border-box;

  h2 {
    margin: 0 0 var(--ph-space-2);
    font-size: var(--ph-text-section);
  }

  p {
    margin: 0;
    color: var(--ph-color-muted);
  }
`

export const TeamRow = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--ph-space-2);

  > :first-child {
    flex: 1 1 220px;
  }
`
