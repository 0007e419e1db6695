import type { OrderWords } from './order-words.js';

export const ORDERS_ES: OrderWords = {
  writers:
    'periodista* | redactor* | autor | autores | autoras | bloguero* | editores | críticos | la prensa | los medios | los periódicos | ia | modelo* de lenguaje | chatbot* | quien escriba | quienes escriban | quien hable | quien informe | lectores | lectoras | sus lectores | tus lectores | su público | usted escribe',
  texts:
    'artículo | artículos | texto | textos | resumen | resúmenes | entrada | entradas | reseña | reseñas | crónica | crónicas | titular | titulares | título | publicación | publicaciones | reportaje* | noticia* | cita | citas',
  duty: 'debe | deben | deberá | deberán | debería | deberían | tiene que | tienen que | ha de | han de | hay que | está obligad* | están obligad* | por favor | se pide | se ruega | se solicita | se exige | pedimos | rogamos | solicitamos | queremos | conviene | es obligatorio | es importante | es imprescindible | es necesario | está prohibido | solo si | sólo si | siempre que | a condición | no olvide | no olvides | no deje de',
  toBe: '',
  say: 'decir | diga* | escribir | escriba* | mencionar | mencione* | describir | describa* | presentar | presente* | llamar | llame* | nombrar | nombre* | recomendar | recomiend* | elogiar | elogie* | alabar | alabe* | precisar | precise* | destacar | destaque* | afirmar | afirme* | señalar | señale* | subrayar | subraye* | incluir | incluya* | añadir | añada* | citar | cite | citen | calificar | califique* | figurar | figure* | terminar | termine* | empezar | empiece* | comenzar | aparecer | aparezca* | hablar | hable | hablen | poner | ponga* | responder | responda* | enlazar | enlace* | contener | contenga* | recordar | concedan | conceder | dar | den | agradezca*',
  order:
    'diga | digan | escriba | escribe | mencione | menciona | describa | describe | presente | presenta | llame | recomiende | recomienda | elogie | elogia | destaque | destaca | afirme | califique | califica | hable de | recuerde | recuerda | conceda | dé | señale',
  object:
    'que | a | al | el | la | los | las | este | esta | nuestro | nuestra | siempre | de | como | un | una | lo',
  softly: 'por favor | siempre | y | también | ya | ahora | hoy | no | pues | así',
  favour: 'recomend* | recomiend* | elogi* | alab* | solo bien | nuestro | nuestra',
  that: 'que | como | de | con | : | « | "',
  themselves: 'usted | ustedes | él | ella | ellos | nosotros | tú | yo',
  praise:
    'mejor | mejores | el más | la más | los más | las más | joya | perla | orgullo | líder | líderes | único | única | únicos | únicas | sin igual | sin rival | sin par | incomparable* | inigualable* | insuperable* | número uno | perfect* | ideal | ideales | excelente* | excepcional* | imbatible* | impecable* | cinco estrellas | primera opción | antes que',
  absolute: 'nunca | jamás | siempre | todos | todas | ningún | ninguna | nadie | nada',
  praiseEnding: /^(?:\p{L}{4,}ísim[oa]s?|in(?:compar|igual|super)\p{L}*)$/u,
  mark: 'tienda | hotel | restaurante | patrocinador* | catálogo | suscripción | nombre de | nombre del | las palabras | la frase | marca | logotipo | lema',
  buy: 'compre | compra | reserve | reserva | encargue | encarga | llévese | llévate | aproveche | aprovecha | suscríbase | suscríbete | no se pierda | no te pierdas | no se lo pierda | dese | dése | date | regálese | consiga | consigue | no espere | no espere más | corra | gane | haga clic',
  come: 'visite | visita | venga | ven | llame | llama | pruebe | prueba | descubra | descubre | disfrute | disfruta | ahorre | ahorra | viva | elija | síganos | contacte | pregunte',
  press:
    'ya | ahora | hoy | hoy mismo | cuanto antes | esta semana | oferta | ofertas | regalo | regalos | descuento* | precio | capricho | su mesa | su plaza | su entrada | su habitación | # % | rebaja* | imbatible*',
  sell: 'mitad de precio | precio de uno | precio de una | precios imbatibles | imbatible* | oferta limitada | ofertas | oferta especial | hasta agotar existencias | descuento | descuentos | gratis | regalo | mejor tarifa | mejor precio | mejores precios | nuestra tienda | con el código | el código | número uno | para comprar | para reservar | para pedir | nunca más | inolvidable* | magia | # %',
  deal: 'por el precio de uno | por el precio de una | por el precio de # | hasta agotar existencias | compre ahora | compre ya | reserve ya | reserve ahora | publicidad : | patrocinado : | con el código * # ahorr* | con el código * ahorr*',
};
