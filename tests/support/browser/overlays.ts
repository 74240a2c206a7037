import { loadOverlays } from '../../../src/ui/overlays/use-overlays.ts'

// Sheets open at once, as they do where the phone had a moment: tests of what is in them need not wait for their code.
await loadOverlays()
