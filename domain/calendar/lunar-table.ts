/**
 * The lunar years 1900 to 2100, one number each, base 36: bits 0-12 which of its months have 30 days, bits 13-16 its
 * leap month (0: none), bits 17 and up how many days after 1 January it begins.
 *
 * Made from lunar-typescript; `lunar-date.test.ts` compares it day by day.
 */
export const LUNAR_YEARS = [
  '2dt5e 3tp3m 2yu1x 27nt6 3l9hn 2nkpn 1w8ra 3ctwq 2hyl5 1nh3m 34evm 2ao85 3qwpx 2t6x7',
  '1z82z 3fmi5 2kqjv 1q7vt 3799l 2ghaq 3wjo2 2ytr9 24vgt 3laae 2qcae 1tfp1 3cu6s 2hz8p',
  '1qbo2 34gb6 2algm 3o2ej 2t6xj 1z7p2 3fo7u 2njys 1t809 37809 2dms3 3tpqr 2ys6j 225i3',
  '3ih7x 2qctm 1w9xx 3cv50 2hykp 1nhqr 34fit 2808d 3o2eu 2t6zx 221ey 3fn3m 2ks6d 1tave',
  '3a2bu 2dqqd 3qwlz 2ys7q 24yph 3ih91 2qd3m 1w7fp 3cvqd 2hxl6 1ks5z 31me3 2atei 3o2ga',
  '2t755 221qq 3ihci 2krol 1qmob 378ln 2dsq3 3qv1p 2vz3h 24yuh 3lay1 2qefm 1waat 3cvfp',
  '2jsr1 3wity 31kty 27qut 3o2qd 2t7s9 2236a 3ihzm 2nl7q 1qdzq 34fh3 2dsra 3tobe 2vzdh',
  '24urt 3l9op 2qd1v 1tfl7 3a0q3 2f597 1ngpm 31ld6 281g5 3qwtg 2w095 1z98z 3fo2d 2kqi5',
  '1qkdp 34fjp 2dz8q 3tosy 2ytut 252dm 3lave 2qe8l 1w8q6 3a0ra 2f5bp 1ngs2 34es2 27smd',
  '3o2sl 2t64r 1z6hj 3cvcb 2kqje 1qe3a 378tl 2ec7m 3tpw2 2ytd1 251sb 3ih57 2njjf 1tisb',
  '3a0tp 2f5gq 1nhw2 34g42 2auxx 3o3z9 2t6xh 1z831 3fmwm 2hxh1 1qene 379hl 2gnte 3tqj6',
  '2ytra 24ymu 3ih5j 2njkm 1tcr9 3a15h 2hxs9 1ksk3 31llf 2808b 3o2ej 2qdsr 1z87u 3fn1m',
  '2krqd 1qmve 378sq 2dtw5 3tpqt 2vz1p 225kd 3ih85 2qcve 1tdph 3a2ed 2hyyy 1nogl 31ms6',
  '2811q 3o2fq 2t705 1z8aa 3fnbm 2ksdh 1te8a 34eq3 2axzr 3qvfv 2vz2z 225li 3ihd6 2qd76',
  '1w945 3a1xh 2f5aj 1knff 31l7v',
].flatMap((line) => line.split(' ').map((year) => Number.parseInt(year, 36)))

/** The first year of the table. */
export const LUNAR_FIRST = 1900
