import { styled } from 'styled-components'
import { from } from '../../src/theme/index.ts'

export const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-7);
  padding: var(--ph-space-6) var(--ph-space-4);
  background: var(--ph-color-canvas);
  color: var(--ph-color-text);

  ${from('laptop')} {
    padding: var(--ph-space-7);
  }
`

export const Hero = styled.header`
  display: grid;
  gap: var(--ph-space-5);

  ${from('laptop')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: end;
  }
`

export const Lead = styled.p`
  max-width: 56ch;
  margin-top: var(--ph-space-3);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-lead);
`

export const Settings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-3);

  > :first-child {
    flex: 1 1 100%;
  }
`

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--ph-space-4);
`

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: var(--ph-space-6);
`

export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-5);
  align-items: start;

  ${from('laptop')} {
    grid-template-columns: minmax(0, 420px) minmax(0, 1fr);
  }
`

export const WithAvatar = styled.span`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
`

export const Network = styled.span`
  display: flex;
  align-items: center;
  gap: var(--ph-space-3);
  min-height: var(--ph-size-control);
`

export const Column = styled.div`
  display: grid;
  gap: var(--ph-space-4);
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ph-space-3);
`
