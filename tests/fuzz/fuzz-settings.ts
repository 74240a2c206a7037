/** How much is tried, and from which seed: `npm run fuzz -- --requests 10000 --pictures 2000 --seed 7`; less in `npm test`. */
export const FUZZ = {
  seed: Number(process.env['FUZZ_SEED'] ?? 20_261_123),
  requests: Number(process.env['FUZZ_REQUESTS'] ?? 1000),
  pictures: Number(process.env['FUZZ_PICTURES'] ?? 100),
  /** Asked for by command: figures are told. */
  isWhole: process.env['FUZZ_SEED'] !== undefined,
}
