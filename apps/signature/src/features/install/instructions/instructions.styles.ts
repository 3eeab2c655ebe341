import { styled } from 'styled-components'

export const Section = styled.section`
  display: grid;
  gap: var(--ph-space-3);
  min-width: 0;
`

export const Lead = styled.p`
  color: var(--ph-color-muted);
`

export const Panel = styled.div`
  display: grid;
  gap: var(--ph-space-6);
`

export const Start = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ph-space-3);
`

export const Aside = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ph-space-3);
  max-width: 640px;
`

export const FileSteps = styled.ol`
  display: grid;
  gap: var(--ph-space-2);
  margin: 0;
  padding-left: var(--ph-space-5);
`

export const Hints = styled.ul`
  display: grid;
  gap: var(--ph-space-2);
  margin: 0;
  padding-left: var(--ph-space-5);
  color: var(--ph-color-muted);
`

export const Wide = styled.div`
  width: 100%;
`
