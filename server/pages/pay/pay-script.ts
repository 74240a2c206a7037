import { CALL_PATIENCE_MS } from '../../../domain/front/call-patience.ts'
import { payPatienceIsOver, payPause } from '../../../domain/pay/pay-polling.ts'

/** Where the script of the pay page lies: pages of the shop carry no script in themselves. */
export const PAY_SCRIPT_PATH = '/emall/pay/pay.js'

/** Pauses between questions whether the order is paid, until patience is over, ms. */
const PAUSES = Array.from({ length: 100 }, (_, asked) => asked + 1)
  .filter((asked) => !payPatienceIsOver(asked))
  .map(payPause)

/** A code is looked at for so long before the page stops asking. */
const CODE_PATIENCE_MS = 15 * 60_000

/**
 * What the pay page does besides being read, written for the oldest web views: begins a payment without leaving the page
 * when it cannot, opens the messenger's own payment, and asks until the order is paid. The page works without it.
 *
 * What a provider or the messenger says to the browser is only a reason to ask the shop.
 */
export const PAY_SCRIPT = `(function () {
  'use strict'
  var data = document.body.dataset
  var pauses = ${JSON.stringify(PAUSES)}
  var asking = false

  function say(text) {
    var line = document.getElementById('said')
    if (line) { line.textContent = text; line.hidden = false }
  }

  function ask(then) {
    var request = new XMLHttpRequest()
    request.open('GET', data.ask)
    request.setRequestHeader('accept', 'application/json')
    request.onload = function () {
      var state = ''
      try { state = JSON.parse(request.responseText).state } catch (_) {}
      if (state === 'paid') { location.replace(data.paid); return }
      if (state === 'closed') { location.replace(data.here); return }
      then()
    }
    request.onerror = then
    request.timeout = ${CALL_PATIENCE_MS}
    request.ontimeout = then
    request.send()
  }

  function wait(patience) {
    if (asking) return
    asking = true
    var asked = 0
    var waited = 0
    function next() {
      var pause = pauses[Math.min(asked, pauses.length - 1)]
      if (patience ? waited > patience : asked >= pauses.length) { say(data.confirming); asking = false; return }
      asked += 1
      setTimeout(function () {
        if (document.hidden) { asked -= 1; setTimeout(next, 500); return }
        waited += pause
        ask(next)
      }, pause)
    }
    ask(next)
  }

  function begin(event) {
    var form = event.target
    if (!form.dataset || form.dataset.begin === undefined || !window.fetch || !window.URLSearchParams) return
    event.preventDefault()
    var buttons = document.querySelectorAll('button')
    function enable(on) { for (var i = 0; i < buttons.length; i += 1) buttons[i].disabled = !on }
    enable(false)
    var fields = new URLSearchParams()
    var inputs = form.querySelectorAll('input')
    for (var i = 0; i < inputs.length; i += 1) fields.append(inputs[i].name, inputs[i].value)
    var stop = window.AbortController ? new AbortController() : null
    var over = false
    function end(what) {
      if (over) return
      over = true
      clearTimeout(late)
      what()
    }
    function fail() { end(function () { enable(true); say(data.unreachable) }) }
    var late = setTimeout(function () { fail(); if (stop) stop.abort() }, ${CALL_PATIENCE_MS})
    fetch(form.action, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: fields.toString(),
      signal: stop ? stop.signal : undefined,
    })
      .then(function (reply) { return reply.json() })
      .then(function (told) { end(function () { location.assign(told.go) }) })
      .catch(fail)
  }

  function messenger(button) {
    var params = JSON.parse(button.dataset.messenger)
    function open() {
      button.disabled = true
      window.WeixinJSBridge.invoke('getBrandWCPayRequest', params, function (told) {
        button.disabled = false
        if (told && told.err_msg === 'get_brand_wcpay_request:ok') { say(data.asking); wait(0) } else { ask(function () {}) }
      })
    }
    function ready() { return typeof window.WeixinJSBridge !== 'undefined' }
    button.addEventListener('click', function () { if (ready()) open() })
    if (ready()) open()
    else document.addEventListener('WeixinJSBridgeReady', open, false)
  }

  document.addEventListener('submit', begin)
  // A page out of the browser's memory may be older than the payment.
  window.addEventListener('pageshow', function (event) { if (event.persisted) location.reload() })
  var button = document.querySelector('[data-messenger]')
  if (button) messenger(button)
  if (data.wait === 'back') { say(data.asking); wait(0) }
  if (data.wait === 'code') wait(${CODE_PATIENCE_MS})
})()
`
