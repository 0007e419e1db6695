/** What search engines ask of a thing before they show it as more than a plain result. */
export interface Requirement {
  /** Names of properties; `a|b` is met by either, `a.b` asks for `b` of the thing that `a` is, where it is one. */
  readonly properties: readonly string[];
  /** Only where the thing stands by itself: as another's `review` or `offers` it is told by its place. */
  readonly alone?: readonly string[];
}

/**
 * By Google's documentation of structured data, but for two: it asks nothing of an article or an organisation any more,
 * and one without a headline or a name says nothing.
 */
export const REQUIREMENTS = {
  AggregateOffer: { properties: ['lowPrice', 'priceCurrency'] },
  AggregateRating: { properties: ['ratingValue', 'ratingCount|reviewCount'], alone: ['itemReviewed'] },
  Article: { properties: ['headline|name'] },
  BreadcrumbList: {
    properties: [
      'itemListElement',
      'itemListElement.position',
      'itemListElement.name',
      'itemListElement.item',
    ],
  },
  Event: { properties: ['name', 'startDate', 'location', 'location.address'] },
  FAQPage: {
    properties: [
      'mainEntity',
      'mainEntity.name',
      'mainEntity.acceptedAnswer',
      'mainEntity.acceptedAnswer.text',
    ],
  },
  JobPosting: {
    properties: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      'jobLocation|applicantLocationRequirements',
    ],
  },
  LocalBusiness: { properties: ['name', 'address'] },
  Offer: {
    properties: ['price|priceSpecification.price', 'priceCurrency|priceSpecification.priceCurrency'],
  },
  Organization: { properties: ['name|legalName'] },
  Product: { properties: ['name', 'review|aggregateRating|offers'] },
  Recipe: { properties: ['name', 'image'] },
  Review: {
    properties: ['author', 'reviewRating', 'reviewRating.ratingValue'],
    alone: ['itemReviewed', 'itemReviewed.name'],
  },
  VideoObject: { properties: ['name', 'thumbnailUrl', 'uploadDate'] },
} as const satisfies Readonly<Record<string, Requirement>>;

export type RequiredType = keyof typeof REQUIREMENTS;

/** Types of schema.org below those of the table. */
const SUBTYPES: Readonly<Record<Exclude<RequiredType, `Aggregate${string}`>, string>> = {
  Article:
    'AdvertiserContentArticle AnalysisNewsArticle AskPublicNewsArticle BackgroundNewsArticle BlogPosting ' +
    'DiscussionForumPosting LiveBlogPosting NewsArticle OpinionNewsArticle Report ReportageNewsArticle ' +
    'ReviewNewsArticle SatiricalArticle ScholarlyArticle SocialMediaPosting TechArticle',
  BreadcrumbList: '',
  Event:
    'BusinessEvent ChildrensEvent ComedyEvent CourseInstance DanceEvent DeliveryEvent EducationEvent EventSeries ' +
    'ExhibitionEvent Festival FoodEvent Hackathon LiteraryEvent MusicEvent PublicationEvent SaleEvent ' +
    'ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent',
  FAQPage: '',
  JobPosting: '',
  LocalBusiness:
    'AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization ArtGallery Attorney ' +
    'AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller AutomotiveBusiness ' +
    'Bakery BankOrCreditUnion BarOrPub BeautySalon BedAndBreakfast BikeStore BookStore BowlingAlley Brewery ' +
    'CafeOrCoffeeShop Campground Casino ChildCare ClothingStore ComedyClub CommunityHealth ComputerStore ' +
    'ConvenienceStore CovidTestingFacility DaySpa Dentist DepartmentStore Dermatology DietNutrition Distillery ' +
    'DryCleaningOrLaundry Electrician ElectronicsStore EmergencyService EmploymentAgency EntertainmentBusiness ' +
    'ExerciseGym FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment FurnitureStore ' +
    'GardenStore GasStation GeneralContractor GolfCourse GovernmentOffice GroceryStore Gynecologic HVACBusiness ' +
    'HairSalon HardwareStore HealthAndBeautyBusiness HealthClub HobbyShop HomeAndConstructionBusiness ' +
    'HomeGoodsStore Hospital Hostel Hotel HousePainter IceCreamShop IndividualPhysician InsuranceAgency ' +
    'InternetCafe JewelryStore LegalService Library LiquorStore Locksmith LodgingBusiness MedicalBusiness ' +
    'MedicalClinic MensClothingStore MobilePhoneStore Motel MotorcycleDealer MotorcycleRepair MovieRentalStore ' +
    'MovieTheater MovingCompany MusicStore NailSalon NightClub Notary Nursing OfficeEquipmentStore Optician ' +
    'OutletStore PawnShop PetStore Pharmacy Physician PhysiciansOffice Physiotherapy PlasticSurgery Plumber ' +
    'PodiatricClinic PoliceStation PostOffice ProfessionalService PublicSwimmingPool RadioStation ' +
    'RealEstateAgent RecyclingCenter Resort Restaurant RoofingContractor SelfStorage ShoeStore ShoppingCenter ' +
    'SkiResort SportingGoodsStore SportsActivityLocation SportsClub StadiumOrArena Store TattooParlor ' +
    'TelevisionStation TennisComplex TireShop TouristInformationCenter ToyStore TravelAgency VacationRental ' +
    'VeterinaryCare WholesaleStore Winery',
  Offer: 'OfferForLease OfferForPurchase',
  Organization:
    'Airline Consortium Cooperative Corporation EducationalOrganization FundingAgency FundingScheme ' +
    'GovernmentOrganization LibrarySystem MedicalOrganization MusicGroup NGO NewsMediaOrganization ' +
    'OnlineBusiness OnlineStore PerformingGroup PoliticalParty Project ResearchOrganization ResearchProject ' +
    'School SearchRescueOrganization SportsOrganization SportsTeam TheaterGroup WorkersUnion CollegeOrUniversity ' +
    'DanceGroup DiagnosticLab ElementarySchool HighSchool MiddleSchool Preschool',
  Product: 'Car DietarySupplement Drug IndividualProduct Motorcycle ProductModel SomeProducts Vehicle',
  Recipe: '',
  Review: 'CriticReview EmployerReview UserReview',
  VideoObject: '',
};

const ROWS: ReadonlyMap<string, RequiredType> = new Map([
  ...(Object.keys(REQUIREMENTS) as RequiredType[]).map((type) => [type, type] as const),
  ...(Object.entries(SUBTYPES) as [RequiredType, string][]).flatMap(([type, names]) =>
    names.split(' ').map((name) => [name, type] as const),
  ),
]);

/** @returns the row that a type of schema.org goes by; undefined for one that nothing is asked of */
export function requiredTypeOf(type: string): RequiredType | undefined {
  return ROWS.get(type);
}
