/*
 * What Safari before 17 and Chrome before 120 lack of what the shop and its libraries are written with: phones that get no newer
 * system, and the views of some messengers. Loaded before anything else runs, and only there.
 */
import 'core-js/actual/array/at'
import 'core-js/actual/array/find-last'
import 'core-js/actual/array/find-last-index'
import 'core-js/actual/array/to-reversed'
import 'core-js/actual/array/to-sorted'
import 'core-js/actual/object/has-own'
import 'core-js/actual/string/at'
import 'core-js/actual/structured-clone'
import 'core-js/actual/url/can-parse'
