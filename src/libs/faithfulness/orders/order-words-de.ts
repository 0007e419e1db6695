import type { OrderWords } from './order-words.js';

export const ORDERS_DE: OrderWords = {
  writers:
    'geschrieben | autor | autoren | autorinnen | redakteur* | redaktion* | journalist* | blogger* | texter* | verfasser* | rezensent* | presse | zeitungen | medien | ki | kis | sprachmodell* | chatbot* | auf nachfrage | wer gefragt wird | wer schreibt | wer berichtet | lesern | leser | leserinnen | publikum | kritiker* | geschrieben wird | ihren lesern | deinen lesern | ihren leserinnen | ihrem publikum | sie schreiben | du schreibst',
  texts:
    'artikel | artikeln | text | texte | texten | beitrag | beiträge | beiträgen | zusammenfassung* | bericht | berichte | berichten | veröffentlichung* | überschrift* | schlagzeile* | rezension* | meldung* | berichterstattung | darstellung | artikels | textes | beitrags',
  duty: 'muss | müssen | soll | sollen | sollte | sollten | bitte | bitten | wird gebeten | werden gebeten | sind gebeten | ist gebeten | verpflichtet | gehalten | aufgefordert | angewiesen | beauftragt | darf nur | dürfen nur | wir bitten | wir erwarten | wir verlangen | es gilt | pflicht | verboten | nicht erlaubt | nur wenn | nur dann | nur erlaubt | vergessen sie nicht | vergiss nicht | unbedingt',
  toBe: 'ist | sind | hat | haben',
  say: 'sagen | schreiben | erwähnen | nennen | bezeichnen | beschreiben | darstellen | darzustellen | betonen | behaupten | loben | empfehlen | rühmen | preisen | anpreisen | anzupreisen | bewerben | hervorheben | hervorzuheben | hinweisen | hinzuweisen | berichten | aufführen | anführen | antworten | vorstellen | vorzustellen | herausstellen | herauszustellen | stehen | enden | beginnen | enthalten | zitieren | verlinken | zu nennen | genannt | gelobt | empfohlen | bezeichnet | beschrieben | dargestellt | erwähnt | schließen | hinweist | festhalten | festzuhalten | verweis | verweisen | geben | zu geben | geschrieben | berichtet | erinnern | danken',
  order:
    'sagen sie | sag | schreiben sie | schreib | schreibe | erwähnen sie | erwähne | nennen sie | nenne | bezeichnen sie | bezeichne | beschreiben sie | beschreibe | stellen sie | stelle | betonen sie | betone | behaupten sie | behaupte | loben sie | lobe | empfehlen sie | empfiehl | rühmen sie | preisen sie | berichten sie | berichte | heben sie | weisen sie | führen sie | erinnern sie | erinnere | sagt | teilen sie | geben sie | gib',
  object: '',
  softly: 'bitte | und | auch | immer | stets | nur | jetzt | noch heute | heute | nun | dann | also | nie',
  favour:
    'gutes | loben | lobe | empfehlen | empfiehl | rühmen | preisen | anpreisen | anzupreisen | bewerben | gelobt | empfohlen | nur gutes | unser | unsere | unseren | unserem',
  that: 'dass | als | : | „ | " | mit | zu den | auf | vor',
  themselves: 'sie | du | ich | er | es | wir | ihr',
  praise:
    'beste | besten | bester | bestes | führend | führende | führenden | führender | marktführer* | testsieger* | juwel | perle | schmuckstück | stolz | sieger | nummer eins | einzig* | ohnegleichen | ohne konkurrenz | vor allen | an erster stelle | fünf sterne | # sterne | vor allen | vorbild* | hervorragend* | ausgezeichnet* | perfekt* | ideal* | einmalig* | erstklassig* | weltklasse | vertrauenswürdig* | zuverlässig*',
  absolute:
    'nie | niemals | immer | jede | jeder | jedes | alle | allen | kein | keine | keinen | niemand | nichts',
  praiseEnding:
    /^(?:un(?:schlag|übertroff|vergleich|erreich|zerreiß|besieg|erreicht)\p{L}*|(?!(?:er|mei|näch|lei|kü|ko|fa|mu|wu|ra|hu|ka|we|gä|li|dien|ka|ki|pfo|te|fe|po)s?ste)\p{L}{3,25}ste[mnrs]?)$/u,
  mark: '',
  buy: 'kaufen | kaufen sie | kauf | bestellen | bestellen sie | bestell | buchen | buchen sie | buche | buch | reservieren | reservieren sie | abonnieren | abonnieren sie | greifen sie zu | greif zu | zugreifen | sichern sie sich | sicher dir | holen sie sich | hol dir | gönnen sie sich | gönn dir | lassen sie sich | verpassen sie nicht | verpasse nicht | zögern sie nicht | worauf warten | profitieren sie | profitiere | nutzen sie | schlagen sie zu | gewinnen sie | schenken sie | sparen sie',
  come: 'besuchen sie | besuche | kommen sie | komm | rufen sie | ruf | klicken sie | testen sie | probieren sie | entdecken sie | erleben sie | genießen sie | sparen sie | spar | melden sie sich | fragen sie | wechseln sie | wählen sie | starten sie | machen sie',
  press:
    'jetzt | heute | noch heute | diese woche | angebot | angebote | rabatt* | geschenkt | gratis | solange | bevor | bevor alle | ihr zimmer | ihren platz | ihr ticket | ihre karte* | aktion | nur heute | nur für kurze zeit | unschlagbar* | und bestellen sie',
  sell: 'solange der vorrat reicht | nur für kurze zeit | nur heute | unschlagbar* | zum halben preis | halben preis | zum preis von | geschenkt | gratis | kostenlos | rabatt | rabatte | mit dem code | dem code | gutschein* | # prozent | # % | bester preis | besten preis | besten platz | sichern sie sich | sicher dir | bevor alle | bevor sie weg | unseren shop | unserem shop | unseren laden | unserem laden | beste* der welt | und bestellen sie | nie wieder | nummer eins | zauber | traumhaft* | exklusiv* | unvergesslich* | beste* * der welt | beste* * der stadt | beste* * im land | beste* * aller zeiten',
  deal: 'zum preis von einem | zum preis von einer | zum preis von # | solange der vorrat reicht | jetzt bestellen | jetzt kaufen | jetzt buchen | jetzt zugreifen | anzeige : | werbung : | mit dem code * # sparen | mit dem code * sparen',
};
